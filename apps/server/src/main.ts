import { setFlagsFromString } from 'node:v8';
import { SPARING } from '../../../scripts/v8.ts';
import { configFrom } from './config.ts';
import { createServer } from './server.ts';

// Errors name the places in the sources.
process.setSourceMapsEnabled(true);
for (const flag of SPARING) setFlagsFromString(flag);
const config = configFrom(process.env);
const server = await createServer(config);
const address = await server.app.listen({ port: config.port, host: config.host });
if (config.logFormat === 'lines') {
  console.log(`Signalbox is running at ${config.publicUrl ?? address} (Ctrl+C stops it).`);
} else {
  server.context.log.info({ address }, 'Signalbox is running');
}

let ending = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (ending) process.exit(1);
    ending = true;
    void server.close().then(() => process.exit(0));
  });
}

import { type Config, configFrom } from './config.ts';
import { createServer, type Server } from './server.ts';
import { cannotListen, StartError } from './start-error.ts';

// Errors name the places in the sources.
process.setSourceMapsEnabled(true);
try {
  const config = configFrom(process.env);
  const server = await createServer(config);
  closeOnSignals(server);
  await listen(server, config);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function listen({ app, context }: Server, { port, host, publicUrl, logFormat }: Config): Promise<void> {
  const address = await app.listen({ port, host }).catch((error: Error) => {
    throw cannotListen(error, `${host}:${port}`);
  });
  if (logFormat === 'lines')
    console.log(`Signalbox is running at ${publicUrl ?? address} (Ctrl+C stops it).`);
  else context.log.info({ address }, 'Signalbox is running');
}

function closeOnSignals(server: Server): void {
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (ending) process.exit(1);
      ending = true;
      void server.close().then(() => process.exit(0));
    });
  }
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'esbuild';
import { createLogger, defineConfig, type Logger, type Plugin, type UserConfig } from 'vite';

/** Modules that are loaded on demand must be separate chunks; a single static import undoes that. */
const split: NonNullable<UserConfig['build']>['rolldownOptions'] = {
  // How long plugins took is of no interest to somebody who starts the server.
  checks: { bundlerTimings: false },
  onLog(level, log, handle) {
    if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(log.message);
    handle(level, log);
  },
};

/** The first page needs all of it, so it is one file instead of one for every set of pages that share some modules. */
const FIRST = { name: 'first', tags: ['$initial' as const], priority: 1 };

/** Each title takes nearly all of it, and so does the board. */
const MECHANICS = {
  name: 'mechanics',
  test: /[\\/]packages[\\/](kernel|rails|table|protocol)[\\/]/,
  minShareCount: 2,
};

/** Writes the service worker, which keeps all files of this version so that the product works offline. */
function serviceWorker(): Plugin {
  let folder: string;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    // Not `closeBundle`, which is also called after a build that has failed.
    async writeBundle() {
      const hash = (path: string) =>
        `sha256-${createHash('sha256')
          .update(readFileSync(join(folder, path)))
          .digest('base64')}`;
      const files = filesIn(folder).filter((path) => /\.(js|css|html|svg)$/.test(path));
      await build({
        entryPoints: [join(import.meta.dirname, 'src/service-worker/main.ts')],
        outfile: join(folder, 'sw.js'),
        bundle: true,
        minify: true,
        define: { FILES: JSON.stringify(Object.fromEntries(files.map((path) => [`/${path}`, hash(path)]))) },
      });
    },
  };
}

/** Their paths in the folder, as a browser writes them. */
function filesIn(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.map((path) => path.replaceAll('\\', '/')).sort();
}

/** Vite's own plugin for CSS modules makes it warn about `composes … from`; somebody who starts the server can do nothing about it. */
function quietLogger(command: 'build' | 'serve'): Logger {
  const logger = createLogger(command === 'build' ? 'warn' : 'info');
  const { warnOnce } = logger;
  logger.warnOnce = (message, options) => {
    if (!message.includes('did not pass the `from` option')) warnOnce(message, options);
  };
  return logger;
}

export default defineConfig(({ command }) => ({
  customLogger: quietLogger(command),
  plugins: [react(), serviceWorker()],
  worker: { format: 'es', rolldownOptions: { ...split, output: { codeSplitting: { groups: [MECHANICS] } } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // A title is one file, loaded when it is played; what a first visit loads has a limit of its own, in a test.
    chunkSizeWarningLimit: 800,
    rolldownOptions: { ...split, output: { codeSplitting: { groups: [FIRST, MECHANICS] } } },
  },
  server: { port: 5173, proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
}));

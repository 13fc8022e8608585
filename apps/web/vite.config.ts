import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

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

export default defineConfig({
  plugins: [
    react(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: 'script-defer',
      manifest: {
        name: 'Signalbox',
        short_name: 'Signalbox',
        description: 'Railway stock games, online and offline',
        theme_color: '#14352b',
        background_color: '#f3efe4',
        display: 'standalone',
        icons: [{ src: '/signalbox.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        // A new version takes over at the next reload, even if another page stays open.
        skipWaiting: true,
        clientsClaim: true,
        importScripts: ['/push.js'],
        globPatterns: ['**/*.{js,css,html,svg}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/docs/],
        // Only the parts of the Japanese font that were needed once are kept.
        runtimeCaching: [
          {
            urlPattern: /\.woff2$/,
            handler: 'CacheFirst',
            options: { cacheName: 'fonts', expiration: { maxEntries: 200 } },
          },
        ],
      },
    }),
  ],
  worker: { format: 'es', rolldownOptions: { ...split, output: { codeSplitting: { groups: [MECHANICS] } } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // A title is one file, loaded when it is played; what a first visit loads has a limit of its own, in a test.
    chunkSizeWarningLimit: 800,
    rolldownOptions: { ...split, output: { codeSplitting: { groups: [FIRST, MECHANICS] } } },
  },
  server: { port: 5173, proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
});

export { type Config, configFrom } from './config.ts';
export { createServer, type Server } from './server.ts';

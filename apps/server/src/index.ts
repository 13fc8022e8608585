export { grantAdmin } from './admin/grant.ts';
export { type Config, configFrom } from './config.ts';
export { backup, restore, type Verified } from './operation/backup.ts';
export { doctor, type Finding } from './operation/doctor.ts';
export { type Repair, repair } from './operation/repair.ts';
export { createServer, type Server } from './server.ts';

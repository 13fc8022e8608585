import type { Messages } from '@signalbox/kernel';

export const MESSAGES: Messages = {};

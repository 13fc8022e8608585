import { KERNEL_MESSAGES, type Messages } from '@signalbox/kernel';

export const MESSAGES: Messages = { ...KERNEL_MESSAGES };

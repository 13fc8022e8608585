import { testMessages } from '../testing/messages.ts';
import { eighteenFortyOne } from './index.ts';

testMessages(eighteenFortyOne, import.meta.url, [
  { players: 5 },
  { players: 4, options: { strongPriority: true } },
]);

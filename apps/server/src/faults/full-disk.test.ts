import { expect, it } from 'vitest';
import { fillDisk } from './full-disk.ts';

it('a full disk: writes are refused clearly, reads work, and the server recovers automatically', async () => {
  const report = await fillDisk();
  expect(report.refused).toEqual({ status: 503, why: 'storage' });
  expect(report).toMatchObject({ readable: true, afterwards: 200, entries: 1 });
});

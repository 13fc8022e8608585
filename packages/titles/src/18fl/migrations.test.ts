import { testCountQuietSets, testFormerPasses } from '../testing/migrations.ts';
import { eighteenFL } from './index.ts';

testCountQuietSets(eighteenFL);
testFormerPasses(eighteenFL, { 'buy-train': { do: 'done' }, convert: 'stay' });

import { testCountQuietSets } from '../testing/migrations.ts';
import { eighteenFL } from './index.ts';

testCountQuietSets(eighteenFL);

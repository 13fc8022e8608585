import { countQuietSets, nameProposals } from '../migrations.ts';

export const MIGRATIONS = { 1: countQuietSets, 2: nameProposals(3) };

import { type Page, test } from '@playwright/test';
import type { GameState } from '@signalbox/kernel';
import { press } from '../playing.ts';
import { needsATrain } from '../prepared/positions-18fl.ts';
import { beforeMerger, beforeSecession, beforeTuscanMerger, inNeed } from '../prepared/positions-1841.ts';
import {
  aboutToBeInsolvent,
  aboutToBeNationalised,
  aboutToBeRuined,
  runningWithHalts,
} from '../prepared/positions-1860.ts';
import { openSandbox } from '../prepared/sandbox.ts';
import { dress, LOOKS, nameOf, shoot } from './looks.ts';

interface Scene {
  readonly title: string;
  readonly position: () => GameState;
  /** What is done before the screenshot is taken. */
  readonly lead?: (page: Page) => Promise<void>;
}

const pass = { en: 'Pass', ja: 'パス' };
const either = (text: { en: string; ja: string }) => new RegExp(`^(${text.en}|${text.ja})$`);

/** Positions that random games do not reach. */
const SCENES: Readonly<Record<string, Scene>> = {
  '18FL-train': { title: '18FL', position: needsATrain },
  '18FL-emergency': {
    title: '18FL',
    position: needsATrain,
    lead: async (page) => {
      await page.locator('[data-panel] [data-choice="finance"]').first().click();
      await press(page, /^(Confirm|決定)$/);
    },
  },
  '1860-run': { title: '1860', position: runningWithHalts },
  '1860-track': { title: '1860', position: aboutToBeInsolvent },
  '1860-dividend': {
    title: '1860',
    position: runningWithHalts,
    lead: (page) => press(page, /^(Run these routes|このルートで運行する)$/),
  },
  '1860-bankrupt': {
    title: '1860',
    position: aboutToBeRuined,
    lead: async (page) => {
      await page.locator('[data-company="IOW"] [data-choice="sell"]').filter({ hasText: '4' }).click();
      await press(page, /^(Confirm|決定)$/);
    },
  },
  '1841-secession': {
    title: '1841',
    position: beforeSecession,
    lead: (page) => press(page, /4-train from the depot|列車在庫から4列車/),
  },
  '1841-tuscan-merger': {
    title: '1841',
    position: beforeTuscanMerger,
    lead: (page) => press(page, /4-train from the depot|列車在庫から4列車/),
  },
  '1841-merger-proposed': { title: '1841', position: beforeMerger },
  '1841-merger': {
    title: '1841',
    position: beforeMerger,
    lead: async (page) => {
      await press(page, /Merge with CGTF|CGTFと合併/);
      await press(page, /charter of CFCC|CFCCの権利書/);
    },
  },
  '1841-ownership': {
    title: '1841',
    position: beforeMerger,
    lead: (page) => page.getByRole('tab', { name: /Control|コントロール/ }).click(),
  },
  '1841-emergency': {
    title: '1841',
    position: inNeed,
    lead: (page) => press(page, /Raise emergency money|緊急資金調達/),
  },
  '1860-british-rail': {
    title: '1860',
    position: aboutToBeNationalised,
    lead: async (page) => {
      await press(page, either(pass));
      await press(page, either(pass));
    },
  },
};

for (const look of LOOKS) {
  for (const [name, { title, position, lead }] of Object.entries(SCENES)) {
    test(`scene ${name} ${nameOf(look)}`, async ({ page }) => {
      await dress(page, look);
      await openSandbox(page, title, position());
      await lead?.(page);
      await shoot(page, look, `scene-${name}`);
    });
  }
}

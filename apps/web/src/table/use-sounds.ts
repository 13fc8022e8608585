import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/settings.ts';

/** Frequencies of tones, one after another. */
const TONES = {
  turn: [660, 880],
  question: [880, 660, 880],
  message: [990],
  over: [523, 659, 784],
  move: [440],
} as const;

/** What sounds depend on. */
export interface Audible {
  readonly position: number;
  readonly mine: boolean;
  readonly over: boolean;
  /** The latest message of somebody else. */
  readonly message: number;
  /** The question that waits for this seat's answer. */
  readonly question: string | null;
}

/** The most urgent sound for what has happened between two moments; null for none. */
export function soundBetween(before: Audible, now: Audible): keyof typeof TONES | null {
  if (now.over && !before.over) return 'over';
  if (now.mine && !before.mine) return 'turn';
  if (now.question !== null && now.question !== before.question) return 'question';
  if (now.message > before.message) return 'message';
  return now.position > before.position ? 'move' : null;
}

/** Short synthesised tones; by default only at tables with a running clock. */
export function useSounds(now: Audible, live: boolean): void {
  const { sounds } = useSettings();
  const context = useRef<AudioContext | null>(null);
  const last = useRef(now);
  const wanted = sounds === 'always' || (sounds === 'live' && live);
  useEffect(() => {
    const heard = soundBetween(last.current, now);
    last.current = now;
    if (!heard || !wanted) return;
    context.current ??= new AudioContext();
    play(context.current, TONES[heard]);
  }, [now, wanted]);
}

/** What the player's turn sounds like, to hear it in the settings. */
export function playSample(): void {
  play(new AudioContext(), TONES.turn);
}

/** A sound that has to wait for the first click at the page is old news by then. */
const LATE = 3000;

/** Browsers keep a page silent until somebody has clicked in it; then it has to ask again. */
function play(context: AudioContext, tones: readonly number[]): void {
  const asked = performance.now();
  void context.resume().then(() => {
    if (performance.now() - asked < LATE) sound(context, tones);
  });
}

function sound(context: AudioContext, tones: readonly number[]): void {
  tones.forEach((frequency, i) => {
    const begin = context.currentTime + i * 0.12;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.08, begin);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.25);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + 0.25);
  });
}

import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/settings.ts';

const YOUR_TURN = [660, 880];
const SOMETHING = [440];

/** Short synthesised tones; off by default. */
export function useSounds(position: number, mine: boolean): void {
  const { sounds } = useSettings();
  const context = useRef<AudioContext | null>(null);
  const before = useRef({ position, mine });
  useEffect(() => {
    const was = before.current;
    before.current = { position, mine };
    if (!sounds || position === was.position) return;
    context.current ??= new AudioContext();
    play(context.current, mine && !was.mine ? YOUR_TURN : SOMETHING);
  }, [sounds, position, mine]);
}

function play(context: AudioContext, tones: readonly number[]): void {
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

import type { Language } from '@signalbox/kernel';

/** Eight, eleven, eighteen, and what begins with them: 80, 8,000, 11,500; 1841 is said as “eighteen forty-one”. */
const BEFORE_VOWEL = /(^A|\ba) (?=[$£]?(?:8|1[18](?:\d\d)?(?!\d)))/g;

/** A sentence whose articles suit the numbers after them, which are known only now: “an 8-train”. */
export function withArticles(language: Language, sentence: string): string {
  return language === 'en' ? sentence.replace(BEFORE_VOWEL, '$1n ') : sentence;
}

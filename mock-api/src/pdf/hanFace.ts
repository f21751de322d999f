import type { HanFace } from './fonts.ts'
import type { Paper } from './paper.ts'

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

function hasKana(value: unknown): boolean {
  if (typeof value === 'string') return kana.test(value)
  return typeof value === 'object' && value !== null && !Buffer.isBuffer(value) && Object.values(value).some(hasKana)
}

/** Japanese for documents in Japanese, of accounts in Japan or with kana in them, unless they are in Chinese. */
export function hanFaceOf(paper: Paper): HanFace {
  const [language = ''] = paper.language.toLowerCase().split(/[-_]/)
  if (language === 'zh') return 'chinese'
  return language === 'ja' || paper.isInJapan || hasKana(paper) ? 'japanese' : 'chinese'
}

import { DEFAULT_LANGUAGE } from '@callout/contracts/constants'

const codes = [DEFAULT_LANGUAGE, 'ar', 'de', 'es', 'fr', 'hi', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'ru', 'sv', 'tr', 'zh']

export const languages = codes.map((code, index) => ({
  id: index + 1,
  name: new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code,
  code,
  is_default: code === DEFAULT_LANGUAGE,
}))

import { readFileSync, writeFileSync } from 'node:fs'

/** Writes `.env.example` from the settings table of docs/running.md. */

export interface SettingRow {
  readonly names: readonly string[]
  readonly readBy: string
  readonly usual: string
  readonly meaning: string
}

const plain = (cell: string): string =>
  cell
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('`', '')
    .trim()

export function settingRows(markdown: string): SettingRow[] {
  const [, section = ''] = markdown.split('\n## Settings\n')
  const lines = section.split('\n## ', 1).flatMap((text) => text.split('\n'))
  return lines
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, names = '', readBy = '', usual = '', meaning = ''] = line.split('|').map(plain)
      return { names: names.split(', '), readBy, usual, meaning }
    })
}

const entryOf = ({ names, readBy, usual, meaning }: SettingRow): string =>
  [`# ${meaning}`, `# Read by: ${readBy}${usual === '' ? '' : `. Default: ${usual}`}`, ...names.map((name) => `#${name}=`), ''].join('\n')

export const envExample = (markdown: string): string =>
  ['# Copy to .env, which `npm start` and `docker compose` read. Written by `npm run docs:env` from docs/running.md.', '']
    .concat(settingRows(markdown).map(entryOf))
    .join('\n')

if (import.meta.main) writeFileSync('.env.example', envExample(readFileSync('docs/running.md', 'utf8')))

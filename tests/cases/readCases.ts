import { readFileSync } from 'node:fs'

/** Rows of a case file, keyed by its header. `\u` escapes are decoded; cells missing at the end of a row are ''. */
export function readCases(file: `${string}.tsv`): Readonly<Record<string, string>>[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  const [header = [], ...rows] = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map(decodeEscapes))
  return rows.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])))
}

function decodeEscapes(cell: string): string {
  return cell.replace(/\\u([0-9a-f]{4})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
}

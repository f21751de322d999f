import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

export interface UserText {
  readonly file: string
  readonly text: string
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Attributes and calls whose strings are not shown. */
const CODE_ATTRIBUTES = /^(className|d|href|to|key|type|id|role|style|terms|rel|target|viewBox)$/
const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !/\.(test|stories|generated|d)\.tsx?$/.test(name)

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name) && !/\/(testing|workshop|blog)\b/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** String literals, templates and JSX texts below a node; code in templates is cut out. */
function getTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(getTexts)
  if (!isNode(value)) return []
  if (value.type === 'ImportDeclaration' || value.type === 'TSLiteralType' || value.type === 'ImportExpression') return []
  if (value.type === 'NewExpression' && isNode(value['callee']) && value['callee']['name'] === 'Error') return []
  const name = value['name'] ?? value['key']
  const named = isNode(name) ? String(name['name']) : ''
  if ((value.type === 'JSXAttribute' || value.type === 'Property') && CODE_ATTRIBUTES.test(named)) return []
  if (value.type === 'Literal') return typeof value['value'] === 'string' ? [value['value']] : []
  if (value.type === 'JSXText') return [String(value['value'])]
  if (value.type === 'TemplateElement') return [String((value['value'] as { readonly cooked: unknown }).cooked)]
  return Object.values(value).flatMap(getTexts)
}

/** Texts with letters in the sources below a folder, with their spaces collapsed. */
export const userTexts = (folder: string): UserText[] =>
  sourcesBelow(folder).flatMap((file) =>
    getTexts(parseSync(file, readFileSync(file, 'utf8')).program)
      .map((text) => ({ file, text: text.replaceAll(/\s+/g, ' ').trim() }))
      .filter(({ text }) => /[A-Za-z]{2}/.test(text)),
  )

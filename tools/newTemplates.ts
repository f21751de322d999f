import { readFileSync } from 'node:fs'

export interface Text {
  readonly domain: string
  readonly name: string
  readonly Name: string
  readonly path: string
}

interface Block {
  readonly language: string
  readonly text: string
  readonly path: string | undefined
}

export const blocksOf = (guide: string): Block[] =>
  [...readFileSync(guide, 'utf8').matchAll(/(?:New file `([^`]+)`(?:(?!```)[^])*)?```(\w*)\n([^]*?)^```$/gm)].map(
    ([, path, language = '', text = '']) => ({ path, language, text }),
  )

/** An unknown name, so that the compiler reports each value that is still missing. */
export const fill = (what: string): string => `FILL_IN_${what}`

type Replacement = readonly [example: string | RegExp, skeleton: string]

/** Turn a guide's example into a skeleton, in this order. `{name}` and the like are those of the new one. */
const replacements: Readonly<Record<'list' | 'form' | 'call', readonly Replacement[]>> = {
  list: [
    ["import { taxSort } from '@callout/contracts/taxes/codes'\n", ''],
    ["import { booleanFilter } from '../../../components/list/filters.ts'\n", ''],
    ["import { formatRate } from '../taxText.ts'\n", ''],
    ['/** Tax rates by amount. */', '/** FILL_IN: rows and order. */'],
    ["{ one: 'tax rate', many: 'tax rates' }", '{ one: FILL_IN_noun, many: FILL_IN_nouns }'],
    ['({ taxes }: TaxRatesQuery) => taxes', '({ FILL_IN_query }: TaxRatesQuery) => FILL_IN_query'],
    [
      '({ id, name }: TaxRateRowFragment) => ({ name, to: paths.editTax(id) })',
      '({ id }: TaxRateRowFragment) => ({ name: FILL_IN_rowName, to: FILL_IN_address })',
    ],
    ["search: 'Name'", 'search: FILL_IN_search'],
    [/filters: \{ activity.*\}\) \}/, 'filters: FILL_IN_filters'],
    ['sorts: taxSort', 'sorts: FILL_IN_sorts'],
    [/sort: \{ by: 'RATE', direction: 'DESCENDING' \}/, 'sort: FILL_IN_sort'],
    [/columns: \{\n[^]*?\n {2}\}/, 'columns: FILL_IN_columns'],
    ["defaultColumns: ['name', 'rate']", 'defaultColumns: FILL_IN_defaultColumns'],
    ["primary: ['rate']", 'primary: FILL_IN_primary'],
    ['$input: TaxesInput', '$input: FILL_IN_Input'],
    ['  taxes(input: $input)', '  FILL_IN_query(input: $input)'],
    ['TaxRateRow on Tax ', 'TaxRateRow on FILL_IN_Type '],
    ['  name\n  rate\n  isActive\n', '  FILL_IN_fields\n'],
    ["import { taxesOf, taxOf } from '../testing/taxes.ts'\n", ''],
    ["TaxRates: taxesOf([taxOf({ name: 'City tax', rate: 8.25 })])", 'TaxRates: FILL_IN_reply'],
    ['lists tax rates and asks for the highest first', 'lists {name} in their order'],
    ['/^City tax/', 'FILL_IN_rowName'],
    ["getByText('8.25%')", 'getByText(FILL_IN_cell)'],
    ["{ input: { sortBy: 'RATE', sortDirection: 'DESCENDING' } }", '{ input: FILL_IN_sentInput }'],
    [/features\/taxes\/rates\/rateList/, 'features/{domain}/{name}/{name}List'],
    ['features/taxes/rates/', 'features/{domain}/{name}/'],
    ['./rates/rateList', './{name}/{name}List'],
    ['features/taxes/', 'features/{domain}/'],
    ['rateList', '{name}List'],
    ['TaxRateRow', '{Name}Row'],
    ['TaxRates', '{Name}'],
    ['taxRates', '{name}'],
    ['tax-rates', '{path}'],
  ],
  form: [
    ["import { TaxBody, TaxChangeBody } from '@callout/contracts/taxes/schemas'\n", ''],
    ["{ name: '', rate: '' as number | string }", 'FILL_IN_emptyValues'],
    ['/** Form of a new tax rate. */', '/** FILL_IN: what the form creates. */'],
    ["noun: 'tax rate'", 'noun: FILL_IN_noun'],
    ["needs: 'manage_taxes'", 'needs: FILL_IN_authority'],
    ["{ to: paths.taxes(), label: 'Taxes' }", '{ to: FILL_IN_listAddress, label: FILL_IN_listLabel }'],
    [/forbiddenMessage: 'Only.*'/, 'forbiddenMessage: FILL_IN_whoMay'],
    [/fields: \{\n[^]*?\n {2}\}/, 'fields: FILL_IN_fields'],
    ['[TaxBody, TaxChangeBody]', '[FILL_IN_Body, FILL_IN_ChangeBody]'],
    ["'createTax'", 'FILL_IN_returnedField'],
    ['({ ...values, rate: Number(values.rate) })', 'FILL_IN_input(values)'],
    ['({ name }) => name', '({ id }) => FILL_IN_rowName(id)'],
    ["evictFields('taxes', 'tax')", 'evictFields(FILL_IN_rootFields)'],
    ['$input: TaxInput!', '$input: FILL_IN_Input!'],
    ['  createTax(input: $input)', '  FILL_IN_mutation(input: $input)'],
    ['    id\n    name\n', '    FILL_IN_returnedFields\n'],
    ["  const createTax = { id: '5', name: 'City tax' }\n", ''],
    ['CreateTaxRate: { createTax }, Taxes: taxesOf([])', 'CreateTaxRate: FILL_IN_reply, FILL_IN_listReply'],
    ["import { taxesOf } from '../testing/taxes.ts'\n", ''],
    ["toBe('/taxes')", 'toBe(FILL_IN_listAddress)'],
    [/ {2}await user\.type\(await.*\n.*user\.type.*\n/, '  FILL_IN_typing\n'],
    ["[{ input: { name: 'City tax', rate: 8.25 } }]", '[{ input: FILL_IN_sentInput }]'],
    ['sends a new tax rate', 'sends a new {name}'],
    ["findByText('City tax created')", 'findByText(FILL_IN_toast)'],
    ['features/taxes/', 'features/{domain}/'],
    ['TaxRate', '{Name}'],
    ['taxRate', '{name}'],
    ['tax-rate', '{path}'],
  ],
  call: [
    ['`GET /taxes/{id}/usage`', 'FILL_IN: method and path'],
    [': how many properties have the tax.', ', and what it returns.'],
    ['"How many properties have a tax, from FILL_IN: method and path."', '"FILL_IN: description."'],
    ['"Where a tax is used."', '"FILL_IN: description."'],
    [/properties_count: \w+\(z\.int\(\)\)/, 'FILL_IN_fields'],
    ["path: '/taxes/{id}/usage', input: TaxIdInput", 'path: FILL_IN_path, input: FILL_IN_Input'],
    ['{ id: 5, properties_count: 12 } satisfies', 'FILL_IN_sample satisfies'],
    ['propertiesCount: Int', 'FILL_IN_field: FILL_IN_Type'],
    [/getTaxUsage: \(\{ input[^]*?\n\+ {2}\},/, 'getTaxUsage: () => FILL_IN_data,'],
    ["{ who: 'all', path: 'GET /taxes/1/usage' }", 'FILL_IN_right'],
    ['rest(taxEndpoints.getTaxUsage, { id })', 'rest(FILL_IN_endpoints.getTaxUsage, { id })'],
    ['TaxUsage', '{Name}'],
    ['taxUsage', '{name}'],
  ],
}

/** Replacements that no longer match the guide. */
export function unusedReplacements(kind: keyof typeof replacements, guide: string): string[] {
  const unused: string[] = []
  let text = guide
  for (const [example, skeleton] of replacements[kind]) {
    const next = text.replaceAll(typeof example === 'string' ? example : new RegExp(example, 'g'), () => skeleton)
    if (next === text) unused.push(String(example))
    text = next
  }
  return unused
}

export const replaceAllOf = (kind: keyof typeof replacements, text: string, labels: Text): string =>
  replacements[kind]
    .reduce(
      (result, [example, skeleton]) => result.replaceAll(typeof example === 'string' ? example : new RegExp(example, 'g'), () => skeleton),
      text,
    )
    .replaceAll(/\{(domain|name|Name|path)\}/g, (_, word: keyof Text) => labels[word])

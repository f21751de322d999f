import { paymentMethod } from '@callout/contracts/invoices/codes'
import { accountingLayout } from '@callout/contracts/settings/codes'
import type { AccountingCode } from '@callout/contracts/settings/schemas'
import type { Books, Method } from './books.ts'

export type LayoutName = AccountingCode['layout']
export type CodeKind = AccountingCode['kind']

export const layoutNames = {
  quickbooks: accountingLayout.QUICKBOOKS.label,
  xero: accountingLayout.XERO.label,
  journal: accountingLayout.JOURNAL.label,
} as const satisfies Record<LayoutName, string>
export const isLayoutName = (name: string | null): name is LayoutName => name !== null && Object.hasOwn(layoutNames, name)

export const methodAccounts = {
  CASH: 'cash',
  CHEQUE: 'cheque',
  CARD: 'card',
  BANK_TRANSFER: 'bank_transfer',
  ONLINE: 'online',
} as const satisfies Record<Method, string>

const accountLabels = {
  sales: 'Sales',
  discounts: 'Discounts',
  receivable: 'Accounts receivable',
  cash: paymentMethod.CASH.label,
  cheque: paymentMethod.CHEQUE.label,
  card: paymentMethod.CARD.label,
  bank_transfer: paymentMethod.BANK_TRANSFER.label,
  online: paymentMethod.ONLINE.label,
  other: 'Other payments',
} as const
export type AccountName = keyof typeof accountLabels

/** Name of the code for lines without tax. */
export const NO_TAX = 'No tax'

interface LayoutCodes {
  readonly titles: Readonly<Record<CodeKind, string>>
  readonly accounts: readonly AccountName[]
  readonly defaults: Readonly<Partial<Record<AccountName, string>>>
  /** null: the name on the invoice. */
  readonly tax: string | null
  readonly noTax: string | null
  /** null: the name on the invoice. */
  readonly item: string | null
}

const UNDEPOSITED = 'Undeposited Funds'

export const layoutCodes: Readonly<Record<LayoutName, LayoutCodes>> = {
  quickbooks: {
    titles: { account: 'Accounts', tax: 'Tax codes', item: 'Products and services' },
    accounts: [],
    defaults: {},
    tax: null,
    noTax: 'Non',
    item: null,
  },
  xero: {
    titles: { account: 'Account codes', tax: 'Tax rates', item: 'Item codes' },
    accounts: ['sales', 'discounts'],
    defaults: { sales: '200', discounts: '200' },
    tax: null,
    noTax: 'Tax Exempt',
    item: '',
  },
  journal: {
    titles: { account: 'Accounts', tax: 'Tax accounts', item: 'Income accounts' },
    accounts: ['receivable', 'discounts', 'cash', 'cheque', 'card', 'bank_transfer', 'online', 'other'],
    defaults: {
      receivable: 'Accounts Receivable',
      discounts: 'Discounts',
      cash: UNDEPOSITED,
      cheque: UNDEPOSITED,
      card: UNDEPOSITED,
      bank_transfer: UNDEPOSITED,
      online: UNDEPOSITED,
      other: UNDEPOSITED,
    },
    tax: 'Sales Tax Payable',
    noTax: null,
    item: 'Sales',
  },
}

/** A code that can be set. */
export interface CodeRow {
  readonly kind: CodeKind
  readonly name: string
  readonly label: string
  /** Used while none is set. */
  readonly preset: string
}

const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'en'))

/** The codes that the records need in a layout. */
export function codeRows(layout: LayoutName, { issued, voided }: Pick<Books, 'issued' | 'voided'>): readonly CodeRow[] {
  const { accounts, defaults, tax, noTax, item } = layoutCodes[layout]
  const invoices = [...issued, ...voided]
  const lines = invoices.flatMap((invoice) => invoice.lines)
  const taxNames = invoices.flatMap(({ taxes, taxName }) => (tax === null ? (taxName ?? []) : taxes.map(({ name }) => name)))
  const hasUntaxed = noTax !== null && lines.some(({ isTaxed }) => !isTaxed)
  const itemNames = lines.filter(({ isDiscount }) => !(isDiscount && layout === 'journal')).map(({ name }) => name)
  return [
    ...accounts.map((name): CodeRow => ({ kind: 'account', name, label: accountLabels[name], preset: defaults[name] ?? '' })),
    ...sorted(taxNames).map((name): CodeRow => ({ kind: 'tax', name, label: name, preset: tax ?? name })),
    ...(hasUntaxed ? [{ kind: 'tax' as const, name: NO_TAX, label: NO_TAX, preset: noTax }] : []),
    ...sorted(itemNames).map((name): CodeRow => ({ kind: 'item', name, label: name, preset: item ?? name })),
  ]
}

export type CodeOf = (kind: CodeKind, name: string) => string

/** The code that is set, else the layout's default. */
export function codeReader(layout: LayoutName, codes: readonly AccountingCode[]): CodeOf {
  const entered = new Map(codes.filter((code) => code.layout === layout).map(({ kind, name, code }) => [`${kind} ${name}`, code.trim()]))
  const { defaults, tax, noTax, item } = layoutCodes[layout]
  const presetOf: CodeOf = (kind, name) => {
    if (kind === 'account') return defaults[name as AccountName] ?? ''
    if (kind === 'item') return item ?? name
    return name === NO_TAX ? (noTax ?? '') : (tax ?? name)
  }
  return (kind, name) => entered.get(`${kind} ${name}`) || presetOf(kind, name)
}

/** The codes with one changed; an empty one is removed. */
export const withCode = (codes: readonly AccountingCode[], changed: AccountingCode): readonly AccountingCode[] => [
  ...codes.filter(({ layout, kind, name }) => !(layout === changed.layout && kind === changed.kind && name === changed.name)),
  ...(changed.code.trim() === '' ? [] : [changed]),
]

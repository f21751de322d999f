export const invoiceNoun = { one: 'invoice', many: 'invoices' } as const

export const invoiceName = ({ id, invoiceNumber }: { readonly id: string; readonly invoiceNumber: string | null }): string =>
  invoiceNumber ?? `Invoice #${id}`

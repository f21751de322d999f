import { createPdf, drawRule, finishPdf, PAGE, writeText as write } from '../../../components/pdf/pdfPage.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import type { CustomerStatement } from './loadStatement.ts'
import { lineName, formatPeriod } from './statementText.ts'

const columns = { date: PAGE.left, name: 46, invoiced: 132, paid: 162, balance: PAGE.right } as const

export async function statementPdf(statement: CustomerStatement, format: Format): Promise<string> {
  const { customer, company, currencyCode, opening, closing, invoiced, paid, from, to, lines } = statement
  const money = (amount: number): string => format.money(amount, currencyCode)
  const pdf = await createPdf({ title: `Statement ${customer.name} ${from} ${to}`, createdOn: to })
  write(pdf, 'Statement', { x: PAGE.right, y: PAGE.top, size: 20, isBold: true, align: 'right' })
  write(pdf, formatPeriod(statement, format), { x: PAGE.right, y: PAGE.top + 7, isSoft: true, align: 'right' })
  write(pdf, company.name, { x: PAGE.left, y: PAGE.top, size: 12.5, isBold: true, width: 100 })
  write(pdf, [company.address, company.email].filter(Boolean).join(' · '), {
    x: PAGE.left,
    y: PAGE.top + 6,
    size: 8.5,
    isSoft: true,
    width: 110,
  })
  write(pdf, 'For', { x: PAGE.left, y: PAGE.top + 20, size: 8.5, isSoft: true })
  write(pdf, customer.name, { x: PAGE.left, y: PAGE.top + 25, size: 11, isBold: true, width: 110 })
  write(pdf, 'Balance due', { x: PAGE.right, y: PAGE.top + 20, size: 8.5, isSoft: true, align: 'right' })
  write(pdf, money(closing), { x: PAGE.right, y: PAGE.top + 26, size: 15, isBold: true, align: 'right' })

  let y = PAGE.top + 40
  const heads = (): void => {
    const head = { y, size: 8.5, isSoft: true } as const
    write(pdf, 'Date', { ...head, x: columns.date })
    write(pdf, 'Description', { ...head, x: columns.name })
    for (const [x, label] of [
      [columns.invoiced, 'Invoiced'],
      [columns.paid, 'Paid'],
      [columns.balance, 'Balance'],
    ] as const)
      write(pdf, label, { ...head, x, align: 'right' })
    drawRule(pdf, y)
    y += PAGE.row
  }
  const row = (cells: { readonly [column in keyof typeof columns]?: string }, isBold = false): void => {
    if (y > PAGE.bottom - PAGE.row) {
      pdf.addPage()
      y = PAGE.top
      heads()
    }
    write(pdf, cells.date ?? '', { x: columns.date, y, isBold })
    write(pdf, cells.name ?? '', { x: columns.name, y, isBold, width: 66 })
    for (const column of ['invoiced', 'paid', 'balance'] as const)
      write(pdf, cells[column] ?? '', { x: columns[column], y, isBold, align: 'right' })
    drawRule(pdf, y)
    y += PAGE.row
  }
  heads()
  row({ date: format.day(from), name: 'Opening balance', balance: money(opening) })
  for (const line of lines) {
    const amount = money(line.amount)
    row({
      date: format.day(line.date),
      name: lineName(line),
      ...(line.kind === 'invoice' ? { invoiced: amount } : { paid: amount }),
      balance: money(line.balance),
    })
  }
  row({ date: format.day(to), name: 'Closing balance', invoiced: money(invoiced), paid: money(paid), balance: money(closing) }, true)
  return finishPdf(pdf)
}

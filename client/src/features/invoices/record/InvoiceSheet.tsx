import { usePhoneFormat } from '../../../lib/phones/formatPhone.ts'
import { LineTable } from '../../lineItems/LineTable.tsx'
import { Sums } from '../../lineItems/Sums.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { markOf } from '../labels/InvoiceMark.tsx'
import { invoiceName } from '../labels/invoiceText.ts'
import type { Invoice } from './InvoiceFacts.tsx'
import type { InvoiceCompanyQuery } from './invoiceRecord.generated.ts'
import classes from './InvoicePaper.module.css'
import { useSessionValue } from '../../../lib/session/session.ts'

interface SheetProps {
  readonly invoice: Invoice
  /** null while loading, and if it could not be loaded. */
  readonly company: InvoiceCompanyQuery | null
}

/** The sender at invoicing time if returned; else the current company. */
function Company({ invoice: { sender }, company }: SheetProps) {
  const formatPhone = usePhoneFormat()
  const ownName = useSessionValue('organization_name')
  const general = company?.generalData
  const phone = general?.phone ? formatPhone(general.phone, general.phoneCountryCode) : null
  return (
    <div>
      <p className={classes.company} dir="auto">
        {sender?.name ?? general?.organizationName ?? ownName}
      </p>
      {(sender?.lines ?? [general?.address, phone, general?.organizationEmail].filter(Boolean)).map((line) => (
        <p key={line} className={classes.soft} dir="auto">
          {line}
        </p>
      ))}
    </div>
  )
}

function Party({ title, lines }: { readonly title: string; readonly lines: readonly (string | null | undefined)[] }) {
  const returned = lines.filter((line): line is string => Boolean(line))
  if (returned.length === 0) return null
  return (
    <div>
      <p className={classes.label}>{title}</p>
      {returned.map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
    </div>
  )
}

function Marks({ invoice }: Pick<SheetProps, 'invoice'>) {
  const { day } = useFormat()
  const { issueDate, dueDate, jobNumber, visitDate } = invoice
  const facts = [
    ['Issued', issueDate && day(issueDate)],
    ['Due', dueDate && day(dueDate)],
    ['Job', jobNumber],
    ['Visit', visitDate && day(visitDate)],
    ['Status', markOf(invoice)?.label],
  ] as const
  return (
    <div className={classes.marks}>
      <p className={classes.number}>{invoiceName(invoice)}</p>
      <dl>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}

function Balance({ invoice: { amountPaid, balanceDue, currencyCode } }: Pick<SheetProps, 'invoice'>) {
  const { money } = useFormat()
  if (amountPaid === null && balanceDue === null) return null
  return (
    <dl className={classes.balance}>
      {amountPaid !== null && (
        <div>
          <dt>Paid</dt>
          <dd>{money(amountPaid, currencyCode)}</dd>
        </div>
      )}
      {balanceDue !== null && (
        <div className={`title ${classes.open}`}>
          <dt>Balance due</dt>
          <dd>{money(balanceDue, currencyCode)}</dd>
        </div>
      )}
    </dl>
  )
}

export function InvoiceSheet({ invoice, company }: SheetProps) {
  const { customer, billTo, billingAddress, property, lineItems } = invoice
  const { paymentTerms, invoiceFooter } = company?.companySettings.customer ?? {}
  return (
    <>
      <div className={`wrap ${classes.head}`}>
        <Company invoice={invoice} company={company} />
        <Marks invoice={invoice} />
      </div>
      <div className={classes.parties}>
        <Party title="Bill to" lines={[billTo?.name ?? customer?.name, ...(billTo?.lines ?? [billingAddress])]} />
        <Party title="Service address" lines={property?.lines ?? [property?.address]} />
      </div>
      {lineItems && lineItems.length > 0 && <LineTable lines={lineItems} currencyCode={invoice.currencyCode} className={classes.table} />}
      <Sums of={{ ...invoice, discountBasis: null }} />
      <Balance invoice={invoice} />
      {(invoice.sender?.notes ?? [paymentTerms, invoiceFooter].filter(Boolean)).map((text) => (
        <p key={text} className={classes.footer} dir="auto">
          {text}
        </p>
      ))}
    </>
  )
}

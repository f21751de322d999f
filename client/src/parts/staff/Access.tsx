import classes from './Staff.module.css'
import { useAdminAuthoritiesQuery } from './access.generated.ts'

type Role = 'COMPANY' | 'INDIVIDUAL' | 'STAFF_ADMIN' | 'BRANCH_HEAD' | 'STAFF'

interface AccessProps {
  /** null: not told. */
  readonly role: Role | null
  readonly authorities: readonly string[] | null
}

/** What a role is allowed of itself; a staff admin what was given. */
const byRole: Readonly<Partial<Record<Role, { readonly can: string; readonly cannot: string | null }>>> = {
  COMPANY: { can: 'Everything in the company.', cannot: null },
  INDIVIDUAL: { can: 'Everything in the account.', cannot: null },
  BRANCH_HEAD: {
    can: 'Everything inside their own branch: jobs, customers, staff, prices and invoices.',
    cannot: 'See other branches, or change branches, company settings or the subscription.',
  },
  STAFF: {
    can: 'See and work on their own visits, with their customers, notes, files and forms.',
    cannot: 'See other people’s jobs, plan, or change customers, prices and settings.',
  },
}

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) =>
  lines.length > 0 && (
    <div>
      <p className={classes.accessTitle}>{title}</p>
      <ul className={classes.accessLines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )

/** In plain words what somebody can and cannot do; nothing where nobody tells. */
export function Access({ role, authorities }: AccessProps) {
  const { data } = useAdminAuthoritiesQuery({ skip: role !== 'STAFF_ADMIN' })
  if (role === null) return <p className={classes.accessTitle}>Not told</p>
  const own = byRole[role]
  if (own)
    return (
      <>
        <Lines title="Can" lines={[own.can]} />
        <Lines title="Can’t" lines={own.cannot === null ? [] : [own.cannot]} />
      </>
    )
  if (authorities === null) return <p className={classes.accessTitle}>Not told</p>
  const known = data?.adminAuthorities ?? []
  const wordsOf = ({ label, description }: (typeof known)[number]): string => description ?? label
  const strange = authorities.filter((key) => !known.some((one) => one.key === key))
  return (
    <>
      <Lines title="Can" lines={[...known.filter(({ key }) => authorities.includes(key)).map(wordsOf), ...(data ? strange : [])]} />
      <Lines title="Can’t" lines={known.filter(({ key }) => !authorities.includes(key)).map(wordsOf)} />
    </>
  )
}

import classes from './Staff.module.css'
import { useAdminAuthoritiesQuery } from './access.generated.ts'

type Role = 'COMPANY' | 'INDIVIDUAL' | 'STAFF_ADMIN' | 'BRANCH_HEAD' | 'STAFF'

interface AccessProps {
  readonly role: Role | null
  readonly authorities: readonly string[] | null
}

/** Permissions by role; staff admins have individual ones. */
const byRole: Readonly<Partial<Record<Role, { readonly can: readonly string[]; readonly cannot: readonly string[] }>>> = {
  COMPANY: { can: ['Everything in the company'], cannot: [] },
  INDIVIDUAL: { can: ['Everything in the account'], cannot: [] },
  BRANCH_HEAD: {
    can: ['Manage the jobs and schedule of their branch', 'Manage its customers and staff', 'Manage its prices and invoices'],
    cannot: ['See other branches', 'Change branches', 'Change company settings', 'Manage the subscription'],
  },
  STAFF: {
    can: ['See and work on their own visits', 'See the customers of their visits', 'Add notes, files and forms'],
    cannot: ['See other people’s jobs', 'Schedule or assign visits', 'Change customers', 'Change prices', 'Change settings'],
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

export function Access({ role, authorities }: AccessProps) {
  const { data } = useAdminAuthoritiesQuery({ skip: role !== 'STAFF_ADMIN' })
  if (role === null) return <p className={classes.accessTitle}>Not available</p>
  const access = byRole[role]
  if (access)
    return (
      <>
        <Lines title="Can" lines={access.can} />
        <Lines title="Can’t" lines={access.cannot} />
      </>
    )
  if (authorities === null) return <p className={classes.accessTitle}>Not available</p>
  const known = data?.adminAuthorities ?? []
  const getText = ({ label, description }: (typeof known)[number]): string => description ?? label
  const unlisted = authorities.filter((key) => !known.some((item) => item.key === key))
  return (
    <>
      <Lines title="Can" lines={[...known.filter(({ key }) => authorities.includes(key)).map(getText), ...(data ? unlisted : [])]} />
      <Lines title="Can’t" lines={known.filter(({ key }) => !authorities.includes(key)).map(getText)} />
    </>
  )
}

import { Button } from '@mantine/core'
import { IconBook2 } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { accountingAuthorities } from '../../lib/session/accountingAuthorities.ts'
import { useAuthority } from '../../lib/session/useAuthority.ts'

/** Opens the accounting export, for users who may export invoices and earnings. */
export function AccountingLink() {
  const holds = useAuthority()
  if (!accountingAuthorities.every((authority) => holds(authority) === true)) return null
  return (
    <Button component={Link} to={paths.accounting()} variant="default" leftSection={<IconBook2 size={16} aria-hidden />}>
      Accounting export
    </Button>
  )
}

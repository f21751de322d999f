import { APPROVAL_FORM_NAME } from '@callout/contracts/jobs/quote'
import { Alert, Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'

export function NoApprovalForm() {
  const mayCreate = useHasAuthority('manage_forms')
  return (
    <Alert color="red" variant="light" role="alert">
      There is no active form “{APPROVAL_FORM_NAME}”.{' '}
      {mayCreate ? (
        <>
          Activate it in{' '}
          <Anchor component={Link} to={paths.forms()} inherit>
            Forms
          </Anchor>
          , or{' '}
          <Anchor component={Link} to={paths.newForm()} inherit>
            create one
          </Anchor>{' '}
          with this name and a signature.
        </>
      ) : (
        'Ask someone who can manage forms to add it.'
      )}
    </Alert>
  )
}

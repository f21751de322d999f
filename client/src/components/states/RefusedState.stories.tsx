import { CombinedGraphQLErrors } from '@apollo/client/errors'
import type { Meta } from '../../workshop/csf.ts'
import { RefusedState } from './RefusedState.tsx'

export default {
  parameters: {
    docs: { description: { component: 'For FORBIDDEN and NOT_FOUND, where a retry cannot help. The link back is the only tab stop.' } },
  },
} satisfies Meta

const back = { to: '/customers', label: 'Back to customers' }
const refused = (code: string, message: string) => new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] })

export const Forbidden = () => <RefusedState error={refused('FORBIDDEN', 'Only the owner can see earnings.')} back={back} />

export const NotFound = () => <RefusedState isPage error={refused('NOT_FOUND', 'This customer doesn’t exist.')} back={back} />

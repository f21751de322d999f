/** The full account form's other fields and the later steps, in one chunk. */
export { AccountDetails } from '../account/AccountDetails.tsx'
export { LaterSteps } from './LaterSteps.tsx'

import { jobAction } from '@callout/contracts/jobs/status/transitions'
import type { ActionFace } from '../../../../components/actions/defineActions.ts'
import type { JobAction } from '../jobs.generated.ts'

/** Where the label is no verb that takes the name of the job. */
const links: Partial<Record<JobAction, string>> = { ON_THE_WAY: ': ', REACHED: ': ', CREATE_INVOICE: ' for ', STEP_BACK: ' of ' }

/** What an action is called; its icon and what it does are loaded when somebody acts. */
export const jobActionWords = (action: JobAction): Pick<ActionFace, 'label' | 'link'> => ({
  label: jobAction[action].label,
  link: links[action] ?? ' ',
})

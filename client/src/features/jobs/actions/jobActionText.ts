import { jobAction } from '@callout/contracts/jobs/status/transitions'
import type { ActionDisplay } from '../../../components/actions/defineActions.ts'
import type { JobAction } from '../../../lib/api/schemaTypes.generated.ts'

/** Separator for labels that can't take the job's name as their object. */
const links: Partial<Record<JobAction, string>> = { ON_THE_WAY: ': ', REACHED: ': ', CREATE_INVOICE: ' for ', STEP_BACK: ' of ' }

/** Label of an action; its icon and implementation are loaded on use. */
export const jobActionLabels = (action: JobAction): Pick<ActionDisplay, 'label' | 'reasonSeparator'> => ({
  label: jobAction[action].label,
  reasonSeparator: links[action] ?? ' ',
})

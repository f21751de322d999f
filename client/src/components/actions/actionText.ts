import type { ActionDisplay } from './defineActions.ts'

type Labelled = Pick<ActionDisplay, 'label' | 'reasonSeparator'>

/** "Start", or with the subject's name: "Start visit 5", "Create invoice for visit 5". */
export const getLabel = ({ label, reasonSeparator = ' ' }: Labelled, name: string | null): string =>
  name === null ? label : label + reasonSeparator + name

/** "JOB-1012 cancelled", plus a sentence about a side effect that didn't happen. */
export const appendWarning = (text: string, warning: string | null | undefined): string =>
  warning ? `${text.replace(/\.$/, '')}. ${warning}` : text

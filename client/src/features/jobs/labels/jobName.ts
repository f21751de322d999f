export const jobNoun = { one: 'job', many: 'jobs' } as const

interface Named {
  readonly id: string
  readonly jobNumber: string | null
  readonly title: string | null
}

/** "JOB-1012", or "#501" without a number. */
export const jobNumberOf = ({ id, jobNumber }: Pick<Named, 'id' | 'jobNumber'>): string => jobNumber ?? `#${id}`

/** Name in a list row. */
export const jobRowName = (job: Named) => ({ name: jobNumberOf(job), title: job.title })

/** In a sentence: "JOB-1012", its title without a number, or "Job #501". */
export const jobName = ({ id, jobNumber, title }: Named): string => jobNumber ?? title ?? `Job #${id}`

/** As a heading: "JOB-1012 · Boiler repair", or "Job #501". */
export const jobHeading = ({ id, jobNumber, title }: Named): string => [jobNumber, title].filter(Boolean).join(' · ') || `Job #${id}`

/** The job's name in a visit's name: "JOB-1012, visit 2". */
export const jobNameIn = (visitName: string): string => visitName.replace(/, visit \d+$/, '')

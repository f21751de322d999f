interface NamedVisit {
  readonly id: string
  readonly jobNumber: string | null
  readonly title: string | null
}

/** "J-1001 · Boiler service"; "Visit #7" if both are missing. */
export const visitName = ({ id, jobNumber, title }: NamedVisit): string => [jobNumber, title].filter(Boolean).join(' · ') || `Visit #${id}`

/** A row among others: "JOB-1012 Boiler repair". */
export interface RowName {
  readonly name: string
  readonly title: string | null
}

/** A row's name and title: "JOB-1012 Boiler repair". */
export interface RowName {
  readonly name: string
  readonly title: string | null
}

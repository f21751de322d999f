/** A file that hangs on a record. null: not told. */
export interface AttachedFile {
  readonly id: string
  readonly fileName: string | null
  readonly fileUrl: string | null
  /** Media type. */
  readonly contentType: string | null
  /** In bytes. */
  readonly size: number | null
}

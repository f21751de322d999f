import { safeAddress } from '../../../components/files/safeAddress.ts'
import { loadPicture, type PdfPicture } from '../../../components/pdf/loadPicture.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import type { ReportOptions, WorkReport } from './workReport.ts'
import { workReportPdf } from './workReportPdf.ts'

export interface MadeReport {
  readonly base64: string
  /** Chosen photos that could not be loaded, so the PDF lacks them. */
  readonly missing: number
}

/** Loads the chosen photos and makes the PDF. */
export async function makeReport(report: WorkReport, options: ReportOptions, format: Format): Promise<MadeReport> {
  const chosen = (report.photos ?? []).filter(({ id }) => !options.without.has(id))
  const pictures = new Map<string, PdfPicture>()
  const failed = new Set<string>()
  await Promise.all(
    chosen.map(async ({ id, fileUrl }) => {
      const address = safeAddress(fileUrl)
      const picture = address === null ? null : await loadPicture(address).catch(() => null)
      if (picture) pictures.set(id, picture)
      else failed.add(id)
    }),
  )
  const without = new Set([...options.without, ...failed])
  return { base64: await workReportPdf({ report, options: { ...options, without }, pictures, format }), missing: failed.size }
}

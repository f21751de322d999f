import type { Paper } from './paper.ts'

/** The PDF of a paper. Its libraries load with the first one: they would add 130 ms of CPU time to each start. */
export async function pdfOf(paper: Paper): Promise<Buffer> {
  const { drawPaper } = await import('./drawPaper.ts')
  return drawPaper(paper)
}

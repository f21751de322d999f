import { FileList } from '../../../components/files/Attachments.tsx'
import { PhotoCompare } from '../../../components/files/PhotoCompare.tsx'
import { readMark } from '../../../components/files/photoMarks.ts'
import { safeAddress } from '../../../components/files/safeAddress.ts'
import { Section, TextSection } from '../../../components/record/Parts.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { formatQuantity } from '@callout/contracts/text/quantity'
import { formatSignature, visitLine } from './reportText.ts'
import { chosenPhotos, type ReportOptions, type Signature, type WorkReport } from './workReport.ts'
import classes from './WorkReport.module.css'

function Photos({ report, options }: ReportPreviewProps) {
  const { pairs, singles } = chosenPhotos(report, options)
  if (pairs.length + singles.length === 0) return null
  return (
    <Section title="Photos">
      {pairs.length > 0 && (
        <div className={classes.pairs}>
          {pairs.map(({ before, after }) => {
            const [from, to] = [safeAddress(before.fileUrl), safeAddress(after.fileUrl)]
            if (from === null || to === null) return <FileList key={before.id} files={[before, after]} />
            return <PhotoCompare key={before.id} before={from} after={to} name={readMark(before.fileName ?? '').name} />
          })}
        </div>
      )}
      {singles.length > 0 && <FileList files={singles} />}
    </Section>
  )
}

function Signed({ signature }: { readonly signature: Signature }) {
  const format = useFormat()
  return (
    <Section title="Signature">
      {signature.image !== null && <img className={classes.signature} src={signature.image} alt={`Signature of ${signature.signer}`} />}
      <p className="hint flush" dir="auto">
        {formatSignature(signature, format)}
      </p>
    </Section>
  )
}

interface ReportPreviewProps {
  readonly report: WorkReport
  readonly options: ReportOptions
}

/** The report as the customer reads it. */
export function ReportPreview({ report, options }: ReportPreviewProps) {
  const format = useFormat(report.timezone)
  const { visits, notes, lines, signature } = report
  return (
    <div className={`stack ${classes.preview}`}>
      {visits.length > 0 && (
        <Section title={visits.length === 1 ? 'Visit' : 'Visits'}>
          <ul className="list figures">
            {visits.map((visit) => (
              <li key={visit.id}>{visitLine(visit, options.withTimes, format)}</li>
            ))}
          </ul>
        </Section>
      )}
      <TextSection title="What was done">{notes || null}</TextSection>
      {lines !== null && lines.length > 0 && (
        <Section title="Parts and services">
          <table className={classes.lines} aria-label="Parts and services">
            <tbody>
              {lines.map((line) => (
                <tr key={line.id}>
                  <th scope="row" dir="auto">
                    {line.name}
                  </th>
                  <td className="figures">{formatQuantity(line)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      )}
      <Photos report={report} options={options} />
      {signature && <Signed signature={signature} />}
    </div>
  )
}

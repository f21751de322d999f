import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import bulkClasses from '../../components/steps/StepsProgress.module.css'
import { PageHeader } from '../../components/page/PageHeader.tsx'
import { useFormat } from '../../lib/format/useFormat.ts'
import { paths } from '../../lib/paths.ts'
import classes from './AccountExport.module.css'
import { countsOf } from './exportJournal.ts'
import { exportedLists } from './exportLists.ts'
import { useAccountExport } from './useAccountExport.ts'

const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(exportedLists.map(({ file, label }) => [file, label])),
  invoicePdfs: 'Invoice PDFs',
  jobFiles: 'Job files',
}
const number = (count: number): string => count.toLocaleString('en')

export function AccountExport() {
  const format = useFormat()
  const { isReady, started, progress, result, problem, isRunning, start, stop, discard, download } = useAccountExport()
  const missing = result?.journal.missing ?? []
  return (
    <div className={classes.page}>
      <PageHeader title="Export account data" back={{ to: paths.settings(), label: 'Settings' }} />
      <p className={classes.about}>
        One ZIP file with every list as CSV, all invoices as PDF, and the files of your jobs by job number. Its manifest.json lists each
        file with its size and SHA-256 checksum. Customers and price list can be imported again.
      </p>
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      {isRunning && progress && (
        <div className={classes.progress}>
          <progress
            className={bulkClasses.progress}
            value={progress.total ? progress.done : undefined}
            max={progress.total ?? undefined}
            aria-label={progress.phase}
          />
          <p className={classes.note}>
            {progress.phase}: {number(progress.done)}
            {progress.total !== null && ` of ${number(progress.total)}`}
          </p>
        </div>
      )}
      {!isRunning && !result && started && (
        <p className={classes.note}>
          Started {format.dateTime(started.startedAt)}: {number(started.entries.length)} files collected on this device.
        </p>
      )}
      {result && (
        <section aria-label="Exported" className={classes.result}>
          <p role="status">Your data is ready: {number(result.journal.entries.length)} files.</p>
          <dl className={classes.counts}>
            {Object.entries(countsOf(result.journal)).map(([name, count]) => (
              <div key={name}>
                <dt>{labels[name] ?? name}</dt>
                <dd>{number(count)}</dd>
              </div>
            ))}
          </dl>
          {missing.length > 0 && (
            <details>
              <summary>{missing.length === 1 ? '1 file is missing' : `${number(missing.length)} files are missing`}</summary>
              <ul>
                {missing.map(({ path, reason }) => (
                  <li key={path}>
                    {path}: {reason}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </section>
      )}
      <div className="wrap gap8">
        {isRunning && (
          <Button variant="default" onClick={stop}>
            Stop
          </Button>
        )}
        {!isRunning && result && (
          <Button leftSection={<IconDownload size={16} aria-hidden />} onClick={download}>
            Download ZIP
          </Button>
        )}
        {!isRunning && !result && (
          <Button onClick={start} disabled={!isReady}>
            {started ? 'Continue' : 'Start export'}
          </Button>
        )}
        {!isRunning && (result || started) && (
          <Button variant="default" onClick={discard}>
            Delete from this device
          </Button>
        )}
      </div>
    </div>
  )
}

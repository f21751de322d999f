import classes from './pictures.module.css'

const dates = [
  { date: 'Tue, Mar 3', note: '9:00 – 10:30 AM' },
  { date: 'Tue, Mar 17', note: '9:00 – 10:30 AM' },
  { date: 'Wed, Apr 1', note: 'Moved by hand, stays' },
  { date: 'Tue, Apr 14', note: '9:00 – 10:30 AM' },
]

/** The plan of a recurring job, drawn: nothing to operate. */
export function RecurringPicture() {
  return (
    <div className={classes.card} aria-hidden>
      <strong className={classes.cardTitle}>Every 2 weeks on Tuesday until Apr 14, 2026</strong>
      <div className={classes.sums}>
        {dates.map(({ date, note }) => (
          <div key={date}>
            <span>{date}</span>
            <small>{note}</small>
          </div>
        ))}
      </div>
      <div className={classes.total}>
        <span>4 visits</span>
        <span>$516.44</span>
      </div>
    </div>
  )
}

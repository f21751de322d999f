import classes from './pictures.module.css'

const dates = ['Tue, 03/03/2026', 'Tue, 03/17/2026', 'Tue, 03/31/2026', 'Tue, 04/14/2026']

export function RecurringPicture() {
  return (
    <div className={classes.card} aria-hidden>
      <strong className={classes.cardTitle}>Create these visits?</strong>
      <div className={classes.pair}>
        <strong>4 visits</strong>
        <span>Every 2 weeks on Tuesday until 04/14/2026</span>
      </div>
      <div className={classes.sums}>
        {dates.map((date) => (
          <div key={date}>
            <span>{date}</span>
            <span>9:00 – 10:30 AM</span>
          </div>
        ))}
      </div>
      <div className={classes.actions}>
        <span>Back to form</span>
        <span className={classes.primary}>Create job</span>
      </div>
    </div>
  )
}

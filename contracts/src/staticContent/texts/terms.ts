export const termsHtml = `<p>These terms apply when you use Callout. We kept them short so you can read them.</p>
<h2>Your account</h2>
<p>You need a working email address. Keep your password private. You’re responsible for what happens under your account. Each person who uses Callout needs their own account.</p>
<h2>Free trial and plans</h2>
<p>The trial lasts 7 days and needs no credit card. After that, choose a plan or stop. You’re never charged automatically for a trial. A plan renews each month or year until you cancel it, and you can use it until the end of the paid period.</p>
<h2>Your data</h2>
<p>What you enter belongs to you. You allow us to store and process it so the service can work, and you’re responsible for having the right to share your customers’ data with us.</p>
<h2>Fair use</h2>
<ul>
<li>Don’t break the law, and don’t send messages people haven’t agreed to.</li>
<li>Don’t try to access other people’s data or disrupt the service.</li>
</ul>
<h2>Availability and liability</h2>
<p>We work to keep the service running and your data safe, but we can’t promise it will never fail. We’re liable for damage we cause intentionally or through gross negligence.</p>
<h2>Changes</h2>
<p>We’ll tell you 30 days before these terms change. If you don’t agree, you can close your account before then.</p>`

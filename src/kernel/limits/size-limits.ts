const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/**
 * How much of anything is taken at once; each name ends with its unit. A range is what a hospital may choose from, or
 * what is accepted. Each stands in the table of docs/security.md, with its reason.
 */
export const sizeLimits = {
  /** The body of a request that anybody may send. */
  publicRequestBytes: 64 * kibibyte,
  /** A page of A2 scanned with 400 dots an inch has fewer; few bytes can be a picture that fills the memory of whoever opens it. */
  documentPixels: 100_000_000,
  /** A picture or PDF of a receipt. */
  proofFileBytes: 5 * mebibyte,
  /** What a payment gateway tells of one payment. */
  paymentCallbackBytes: 8 * kibibyte,
  /** The body of a request of somebody signed in, before anything is read of it. */
  requestBytes: mebibyte,
  /** The body of a call that takes many rows: an import of 500 in any script is far smaller. */
  largeRequestBytes: 8 * mebibyte,
  /** The longest text of any field, a medical history; most fields take far less. */
  fieldCharacters: 10_000,
  /** Nobody types more, and hashing it must not become a way to keep the server busy. */
  passwordCharacters: 128,
  /** What is typed as a password is looked at up to here, so that one above the limit gets its own sentence. */
  typedPasswordCharacters: 500,
  /** What a hospital may ask of passwords at least. */
  passwordMinimumCharacters: { min: 8, max: 64 },
  pageRows: 200,
  cursorCharacters: 1000,
  /** The midnights of wards that are read at once. */
  censusDays: 366,
  /** Days of a report, rows of a table that go by their own name, and records by which a report can be narrowed. */
  reportDays: 3653,
  reportRows: 100,
  reportFilterRows: 500,
  /** The days of the register of controlled medicines that are read at once. */
  registerDays: 366,
  /** One call of an import; longer files are sent in several. */
  importRows: 500,
  /** One call of an import as well: far below a request, in whatever script the names are written. */
  importBatchCharacters: 500_000,
  /** A longer row of a file is a quotation mark that was never closed, not a patient. */
  importLineCharacters: 1_000_000,
  /** Columns of a sheet: a cell far to the right would make every row as long. */
  importColumnEntries: 500,
  /** What a sheet of a workbook may unpack to: 200,000 rows of 20 columns have less. */
  importSheetBytes: 256 * mebibyte,
  /** Browsers of one person to which a push message goes, the newest first. */
  pushDeviceRows: 10,
  /** What one person keeps: a list that is chosen from while a patient waits. */
  consultationTemplateEntries: 100,
  consultationDiagnosisEntries: 20,
  /** Keys of other programs that work in a hospital at once. */
  machineKeyEntries: 50,
  /** Views of one list: own ones, and again as many that the hospital shares. */
  savedViewEntries: 50,
  savedViewCharacters: 2000,
  /** Views of all lists together: of one person, and shared by a hospital. */
  personViewEntries: 500,
  hospitalViewEntries: 1000,
  /** Spans of hours on one day of a doctor's week, and leaves of a doctor that are not over. */
  doctorDaySpanEntries: 4,
  doctorLeaveEntries: 50,
  /** Patients of one grid of doses, and doses of one patient on one day. */
  marPatientRows: 200,
  marDoseRows: 1000,
  /** Colleagues among whom a witness of a dose is chosen. */
  secondPersonRows: 200,
  /** Generic names that a hospital calls time-critical. */
  timeCriticalEntries: 100,
  /** A signature drawn on the screen: lines between lifts of the pen, and points of one line or of all. */
  signatureStrokeEntries: 100,
  signaturePointEntries: 3000,
  logoBytes: 256 * kibibyte,
  /** Pixels a side: with fewer it cannot be read on paper, more only make the file larger. */
  logoPixels: { min: 32, max: 4096 },
  /** All pixels of a stored logo: unpacking more would keep the server busy. */
  logoStoredPixels: 2048 * 2048,
  /** Documents of an application for an account (document 3, section 5). */
  tradeLicenseBytes: 5 * mebibyte,
  passportPhotoBytes: 2 * mebibyte,
  /** An archive of all that a hospital has stored; it is made and downloaded in parts. */
  dataExportBytes: 65_536 * mebibyte,
  dataExportPartBytes: 2 * mebibyte,
  /** The tabs of a browser share one stream; more are for tabs that have not agreed yet, and for programs. */
  sessionStreams: 8,
  /** A person at several browsers and machines at once, each with a session of its own. */
  personStreams: 32,
  /** What a page may leave unread before it is cut off: an announcement takes 8 kB at most, so it is far behind. */
  unreadStreamBytes: 64 * kibibyte,
  /** Reports of faults from one person's pages within a minute and an hour, and from a hospital within an hour. */
  clientLogMinuteEntries: 60,
  clientLogHourEntries: 300,
  clientLogHospitalEntries: 1000,
  /**
   * What the total of one document may be, an invoice, an order or a delivery: what a hospital may choose. Of the
   * largest, 900 fit what a number holds exactly, and 900,000 what a column of the database holds.
   */
  documentMinor: { min: 100_000, max: 10_000_000_000_000 },
  /** From how many rows on the administrators are told of an export. */
  largeExportRows: { min: 1, max: 1_000_000 },
} as const;

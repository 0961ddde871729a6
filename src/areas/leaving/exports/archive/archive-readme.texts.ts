/** README.txt of every archive. */
export const readMe = `All that this hospital has stored in Openward.

tables/      One file for each table, named as the table. The first line names the columns.
columns.csv  What each column of each file is: its type, whether it is always given, whether it is part of the key.
manifest.json
             Every file with its number of rows, its length in bytes and its SHA-256, and what was left out and why.

The files are CSV as RFC 4180 has it, in UTF-8, with lines that end with CR LF. Every value that is there stands in
quotation marks; nothing between two commas is a value that is not there. Times are in UTC. Amounts of money whose
column ends with _minor are in the smallest unit of the currency, such as poisha or cents. Lists and objects are JSON,
bytes are base64. Columns that end with _id name the id of a row of another table.

The texts are as people typed them. A spreadsheet may take a text that begins with = + - or @ for a formula: import the
columns as text.

The hospital could go on working while the archive was made: each table is as it was when it was read.
`;

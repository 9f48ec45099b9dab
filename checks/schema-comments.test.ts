import { expect, test } from 'vitest'
import { correctedComments } from '../db/corrected-comments.ts'
import { noteComments, readMigrationComments, readSchemaComments } from './schema-comments.ts'

function commentsOf(...migrations: string[]) {
  const notes = new Map<string, string>()
  for (const [at, sql] of migrations.entries()) noteComments(notes, `000${at + 1}`, sql)
  return Object.fromEntries(notes)
}

test('a comment right above a table, and those above and behind its columns, are about them', () => {
  const sql = `-- What is sold.

-- A price agreed
-- with one customer.
create table prices (
  id      integer primary key,
  -- Who pays it.
  payer   integer not null references payers,
  amount  integer not null check (amount > 0),  -- cents (hundredths)
  -- As it was typed.
  note    text not null
    check (length(note) <= 60),                 -- on one line
  check (amount < 10),  -- about no column
  constraint once check (payer > 0),  -- nor this
  unique (payer)
);`
  expect(commentsOf(sql)).toEqual({
    'table prices': '0001: A price agreed with one customer.',
    'column prices.payer': '0001: Who pays it.',
    'column prices.amount': '0001: cents (hundredths)',
    'column prices.note': '0001: As it was typed.\non one line',
  })
})

test('a comment above several new columns names them, one above another change is left', () => {
  const sql = `-- What a carrier said.
alter table parcels
  add column state text,  -- in capitals
  add column seen_at timestamptz,  -- in UTC
  add constraint both check ((state is null) = (seen_at is null));

-- Nobody follows it.
alter table parcels add column number text default '-- none; at all';

-- The words have changed.
alter table parcels drop constraint words, add column word text;`
  expect(commentsOf(sql)).toEqual({
    'column parcels.state': '0001: state, seen_at: What a carrier said.\nin capitals',
    'column parcels.seen_at': '0001: in UTC',
    'column parcels.number': '0001: Nobody follows it.',
  })
})

test('what is in the body of a function is no comment of a table', () => {
  const sql = `-- Adds up.
create function add_up() returns trigger language plpgsql as $$
begin
  -- Not about this:
  create table inner_one (id integer);  -- inside
end
$$;
-- Asked each minute.
create unique index waiting on orders (id);`
  expect(commentsOf(sql)).toEqual({ 'function add_up': '0001: Adds up.', 'index waiting': '0001: Asked each minute.' })
})

test('what a later migration says counts, and what it drops is forgotten', () => {
  const first = `-- Old.
create table a (
  one integer,  -- first
  two integer   -- second
);
-- Gone.
create table b (id integer);  -- anything`
  const second = `-- New.
create or replace function f() returns integer language sql as $$ select 1 $$;
alter table a drop column one;
alter table a add column one text;
drop table b;`
  expect(commentsOf(first, second)).toEqual({
    'table a': '0001: Old.',
    'column a.two': '0001: second',
    'function f': '0002: New.',
  })
})

test('what is corrected is a comment of a migration', () => {
  const found = readMigrationComments()
  expect(found.size).toBeGreaterThan(200)
  expect(Object.keys(correctedComments).filter((key) => !found.has(key))).toEqual([])
  expect(readSchemaComments().get('column shipping_rates.price')).toBe('cents in the currency of the row')
})

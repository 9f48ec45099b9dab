-- Statements of the bank that prove nothing of what was read of them: opening balance and entries are not its closing balance, or it does
-- not say what is booked. What has come with proof since has none. Sums are in the minor unit of its currency.
create table statement_doubts (
  statement_id bigint primary key references bank_statements,
  reason       text not null check (reason in ('balance', 'status')),
  expected     bigint,
  closing      bigint,
  check ((reason = 'balance') = (expected is not null)),
  check ((closing is null) = (expected is null)),
  check (closing <> expected)
);

-- What a French company says of late and of early payment on its invoices; empty where the law of its country asks for nothing.
alter table offices
  add column late_penalty text not null default '' check (length(late_penalty) <= 300),
  add column recovery_fee text not null default '' check (length(recovery_fee) <= 300),
  add column early_discount text not null default '' check (length(early_discount) <= 300);

-- When the shop was last backed up, for those who watch it. A row is written once the backup is whole, so none is in itself.
create table backups (
  taken_at timestamptz primary key,
  finished_at timestamptz not null,
  rows bigint not null check (rows >= 0),
  files integer not null check (files >= 0),
  bytes bigint not null check (bytes > 0),
  check (finished_at >= taken_at)
);

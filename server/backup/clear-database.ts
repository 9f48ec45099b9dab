import type pg from 'pg'

/**
 * Removes all that an unfinished restore has left in a database, but for its mark. Not `drop schema public`, which its
 * owner alone may, and not `drop owned`, which would take rights away that were granted to the user of the shop.
 */
export async function clearDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    with extended as (select classid, objid from pg_depend where deptype = 'e')
    select format('drop table if exists %s cascade', oid::regclass) as statement, 1 as place
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'unfinished_restore'
    union all
    select format('drop sequence if exists %s cascade', oid::regclass), 2
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
    union all
    select format('drop routine if exists %s cascade', oid::regprocedure), 3
      from pg_proc where pronamespace = 'public'::regnamespace and ('pg_proc'::regclass, oid) not in (table extended)
    union all
    select format('drop domain if exists %s cascade', oid::regtype), 4
      from pg_type where typnamespace = 'public'::regnamespace and typtype = 'd' and ('pg_type'::regclass, oid) not in (table extended)
    union all
    select 'drop schema if exists graphile_worker cascade', 5
     order by place`)
  await client.query('begin')
  for (const { statement } of rows) await client.query(statement)
  await client.query('commit')
}

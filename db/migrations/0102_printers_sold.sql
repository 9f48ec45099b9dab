-- A printer counts what fits it and is sold: twelve said "1 product" and led to none.
comment on column models.sku_count is 'What fits and is in a list; kept by the triggers on compatibilities and skus';

create or replace function keep_printers() returns trigger language plpgsql as $$
declare
  sku_ids integer[] := array(select distinct sku_id from touched);
begin
  with fits as materialized (
    select sku_id, model_id from compatibilities where sku_id = any (sku_ids)
  ), named as materialized (
    select f.sku_id, (array_agg(m.name order by m.name))[1:3] as names, count(*) as count
      from fits f
      join models m on m.id = f.model_id
     group by f.sku_id
  )
  update skus s
     set printers = coalesce(n.names, '{}'), printer_count = coalesce(n.count, 0)
    from unnest(sku_ids) as t (sku_id)
    left join named n using (sku_id)
   where s.id = t.sku_id
     and (s.printer_count, s.printers) is distinct from (coalesce(n.count, 0), coalesce(n.names, '{}'));

  if tg_op = 'INSERT' then
    update models m
       set sku_count = m.sku_count + t.count
      from (
        select f.model_id, count(*) as count
          from touched f
          join skus s on s.id = f.sku_id and s.facet_id is not null
         group by f.model_id
      ) t
     where m.id = t.model_id;
  else
    -- Of what is gone nobody knows any more whether it was sold.
    update models m
       set sku_count = n.count
      from (
        select t.model_id, count(s.id) as count
          from (select distinct model_id from touched) t
          left join (compatibilities c join skus s on s.id = c.sku_id and s.facet_id is not null) using (model_id)
         group by t.model_id
      ) n
     where m.id = n.model_id and m.sku_count <> n.count;
  end if;
  return null;
end
$$;

create function count_sold() returns trigger language plpgsql as $$
begin
  perform from models
    where id in (select model_id from compatibilities where sku_id = new.id) order by id for no key update;
  update models
     set sku_count = sku_count + case when new.facet_id is null then -1 else 1 end
   where id in (select model_id from compatibilities where sku_id = new.id);
  return null;
end
$$;
create trigger skus_sold after update on skus for each row
  when ((old.facet_id is null) <> (new.facet_id is null)) execute function count_sold();

update models m
   set sku_count = n.count
  from (
    select m.id, count(s.id) as count
      from models m
      left join (compatibilities c join skus s on s.id = c.sku_id and s.facet_id is not null) on c.model_id = m.id
     group by m.id
  ) n
 where n.id = m.id and m.sku_count <> n.count;

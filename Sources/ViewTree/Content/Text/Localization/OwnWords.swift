import Foundation

/// The library's own words in the languages that it has besides English: of buttons, menus and fields that a program
/// does not name itself. They are those that iOS shows there.
///
/// They are in the program's language: a program without strings in the reader's language is shown in English as a
/// whole.
enum OwnWords {
  /// The word for an English one; nil: there is none in that language.
  static func word(_ english: String, in language: String) -> String? {
    let column = languages.firstIndex { language == $0 || language.hasPrefix($0 + "-") }
    guard let column, let words = table[english], column < words.count else { return nil }
    return words[column]
  }

  static let languages = ["ar", "de", "es", "fr", "it", "ja", "zh-Hans"]

  /// By the English word, in the order of `languages`.
  static let table: [String: [String]] = [
    "Back": ["رجوع", "Zurück", "Atrás", "Retour", "Indietro", "戻る", "返回"],
    "More": ["المزيد", "Mehr", "Más", "Plus", "Altro", "その他", "更多"],
    "Cancel": ["إلغاء", "Abbrechen", "Cancelar", "Annuler", "Annulla", "キャンセル", "取消"],
    "OK": ["موافق", "OK", "OK", "OK", "OK", "OK", "好"],
    "Search": ["بحث", "Suchen", "Buscar", "Rechercher", "Cerca", "検索", "搜索"],
    "Clear text": [
      "مسح النص", "Text löschen", "Borrar texto", "Effacer le texte", "Cancella testo", "テキストを消去", "清除文本",
    ],
    "Copy": ["نسخ", "Kopieren", "Copiar", "Copier", "Copia", "コピー", "拷贝"],
    "Share…": ["مشاركة…", "Teilen …", "Compartir…", "Partager…", "Condividi…", "共有…", "共享…"],
    "Delete": ["حذف", "Löschen", "Eliminar", "Supprimer", "Elimina", "削除", "删除"],
    "Rename": ["إعادة تسمية", "Umbenennen", "Cambiar nombre", "Renommer", "Rinomina", "名称を変更", "重新命名"],
    "Reorder": ["إعادة ترتيب", "Neu anordnen", "Reordenar", "Réorganiser", "Riordina", "並べ替え", "重新排序"],
    "Close": ["إغلاق", "Schließen", "Cerrar", "Fermer", "Chiudi", "閉じる", "关闭"],
    "Time": ["الوقت", "Uhrzeit", "Hora", "Heure", "Ora", "時刻", "时间"],
    "Colors": ["الألوان", "Farben", "Colores", "Couleurs", "Colori", "カラー", "颜色"],
    "Grid": ["شبكة", "Raster", "Cuadrícula", "Grille", "Griglia", "グリッド", "网格"],
    "Sliders": ["أشرطة التمرير", "Regler", "Reguladores", "Curseurs", "Cursori", "スライダ", "滑块"],
    "Toggle sidebar": [
      "إظهار الشريط الجانبي أو إخفاؤه", "Seitenleiste ein-/ausblenden", "Mostrar u ocultar la barra lateral",
      "Afficher ou masquer la barre latérale", "Mostra o nascondi barra laterale", "サイドバーの表示/非表示", "切换边栏",
    ],
    "No Results": [
      "لا توجد نتائج", "Keine Ergebnisse", "Sin resultados", "Aucun résultat", "Nessun risultato", "結果なし",
      "无结果",
    ],
    "No Results for “%@”": [
      "لا توجد نتائج لـ “%@”", "Keine Ergebnisse für „%@“", "Sin resultados para “%@”",
      "Aucun résultat pour « %@ »", "Nessun risultato per “%@”", "“%@”の結果はありません", "没有“%@”的结果",
    ],
    "Check the spelling or try a new search.": [
      "تحقق من التهجئة أو جرّب بحثًا جديدًا.", "Überprüfe die Schreibweise oder starte eine neue Suche.",
      "Comprueba la ortografía o prueba con otra búsqueda.",
      "Vérifiez l’orthographe ou essayez une nouvelle recherche.",
      "Controlla l’ortografia o prova una nuova ricerca.", "スペルを確認するか、新しい検索を試してください。",
      "请检查拼写或尝试新的搜索。",
    ],
    "File": ["ملف", "Ablage", "Archivo", "Fichier", "File", "ファイル", "文件"],
    "Edit": ["تحرير", "Bearbeiten", "Editar", "Modifier", "Modifica", "編集", "编辑"],
    "Format": ["تنسيق", "Format", "Formato", "Format", "Formato", "フォーマット", "格式"],
    "View": ["عرض", "Darstellung", "Visualización", "Présentation", "Vista", "表示", "显示"],
    "Window": ["نافذة", "Fenster", "Ventana", "Fenêtre", "Finestra", "ウインドウ", "窗口"],
    "Help": ["مساعدة", "Hilfe", "Ayuda", "Aide", "Aiuto", "ヘルプ", "帮助"],
  ]
}
